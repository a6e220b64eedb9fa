import type { ApiBody, OwnProfile, ProfileImage } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

const UPLOAD_TIMEOUT_MS = 120_000;

/** Calls of the complete step. */
export const profileApi = (http: RootStore['http']) => ({
  save: async (changes: ApiBody<'PUT /api/profile.php'>): Promise<OwnProfile> => (await http.put('/api/profile.php', changes)).profile,
  addPhoto: async (file: File): Promise<ProfileImage> => {
    const form = new FormData();
    form.append('file', file);
    return (await http.post('/api/photos.php', form, { timeoutMs: UPLOAD_TIMEOUT_MS })).photo;
  },
});
