import { together } from './together';

together('registry');
