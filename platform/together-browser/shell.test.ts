import { runGroup } from './together';

runGroup('shell');
