import { together } from './together';

together('routesTToZ');
