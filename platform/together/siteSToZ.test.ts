import { together } from './together';

together('siteSToZ');
