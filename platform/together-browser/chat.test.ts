import { runGroup } from './together';

runGroup('chat');
