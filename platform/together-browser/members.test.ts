import { runGroup } from './together';

runGroup('members');
