import { together } from './together';

together('money');
