import { together } from './together';

together('members');
