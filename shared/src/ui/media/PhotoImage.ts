import type { ProfileImage } from '@rendezvous/shared/contract';

/** The data Photo needs about a picture. */
export type PhotoImage = Pick<ProfileImage, 'filename' | 'thumb_filename' | 'match' | 'ratio' | 'placeholder' | 'locked'>;
