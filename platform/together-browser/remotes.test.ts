import { runGroup } from './together';

runGroup('remotes');
