import { runGroup } from './together';

runGroup('boot');
