import { together } from './together';

together('chat');
