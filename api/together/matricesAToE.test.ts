import { together } from './together';

together('matricesAToE');
