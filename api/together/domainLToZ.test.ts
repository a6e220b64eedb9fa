import { together } from './together';

together('domainLToZ');
