import { together } from './together';

together('routesDToL');
