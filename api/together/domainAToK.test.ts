import { together } from './together';

together('domainAToK');
