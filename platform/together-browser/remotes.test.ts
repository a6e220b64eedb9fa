import { together } from './together';

together('remotes');
