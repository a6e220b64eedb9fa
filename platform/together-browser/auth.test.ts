import { runGroup } from './together';

runGroup('auth');
