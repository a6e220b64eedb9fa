import { runGroup } from './together';

runGroup('credits');
