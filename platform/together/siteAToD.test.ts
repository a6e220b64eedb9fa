import { together } from './together';

together('siteAToD');
