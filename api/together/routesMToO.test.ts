import { together } from './together';

together('routesMToO');
