import { together } from './together';

together('landersAndSite');
