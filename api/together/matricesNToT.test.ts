import { together } from './together';

together('matricesNToT');
