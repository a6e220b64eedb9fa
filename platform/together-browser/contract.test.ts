import { runGroup } from './together';

runGroup('contract');
