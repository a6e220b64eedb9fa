import { runGroup } from './together';

runGroup('shared');
