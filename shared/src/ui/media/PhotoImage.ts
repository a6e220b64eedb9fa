import type { ProfileImage } from '@rendezvous/shared/contract';

/** The fields of a picture that `Photo` needs. */
export type PhotoImage = Pick<ProfileImage, 'filename' | 'thumb_filename' | 'match' | 'ratio' | 'placeholder' | 'locked'>;
