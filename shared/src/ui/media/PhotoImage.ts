import type { ProfileImage } from '@rendezvous/shared/contract';

/** What Photo needs to know of a picture. */
export type PhotoImage = Pick<ProfileImage, 'filename' | 'thumb_filename' | 'match' | 'ratio' | 'placeholder' | 'locked'>;
