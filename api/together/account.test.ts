import { together } from './together';

together('account');
