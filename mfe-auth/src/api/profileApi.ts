import * as profileCalls from '@rendezvous/shared/calls/profile';
import { request } from '@rendezvous/shared/calls/request';
import type { ApiBody, OwnProfile, ProfileImage } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

const UPLOAD_TIMEOUT_MS = 120_000;

/** Calls of the completion step. */
export const profileApi = (http: RootStore['http']) => ({
  save: async (changes: ApiBody<'PUT /api/profile.php'>): Promise<OwnProfile> =>
    (await request(http, profileCalls.changeProfile, changes)).profile,
  addPhoto: async (file: File): Promise<ProfileImage> => {
    const form = new FormData();
    form.append('file', file);
    return (await request(http, profileCalls.uploadPhoto, form, { timeoutMs: UPLOAD_TIMEOUT_MS })).photo;
  },
});
