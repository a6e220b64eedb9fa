import { together } from './together';

together('routesS');
