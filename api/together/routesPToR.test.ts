import { together } from './together';

together('routesPToR');
