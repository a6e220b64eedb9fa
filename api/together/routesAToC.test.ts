import { together } from './together';

together('routesAToC');
