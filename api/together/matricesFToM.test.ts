import { together } from './together';

together('matricesFToM');
