import { together } from './together';

together('moderationAndLeaving');
