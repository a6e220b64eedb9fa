import { runGroup } from './together';

runGroup('ui');
