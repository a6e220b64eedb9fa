import type { ApiBody, InterestKey, OwnProfile, ProfileImage } from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import * as profileCalls from '@rendezvous/shared/calls/profile';
import { request } from '@rendezvous/shared/calls/request';

const UPLOAD_TIMEOUT_MS = 120_000;

/** Calls of the completion step. */
const createProfileApi = (http: RootStore['http']) => ({
  save: async (changes: ApiBody<'PUT /api/profile.php'>): Promise<OwnProfile> =>
    (await request(http, profileCalls.changeProfile, changes)).profile,
  addPhoto: async (file: File): Promise<ProfileImage> => {
    const form = new FormData();
    form.append('file', file);
    return (await request(http, profileCalls.uploadPhoto, form, { timeoutMs: UPLOAD_TIMEOUT_MS })).photo;
  },
});

interface ProfileValues {
  interests: InterestKey[];
  about_me: string;
}

/** The last step of sign-up: photo, interests and a few words, all optional. */
export class CompleteSignupStore {
  isUploading = false;
  /** Error of the last upload; null if it did not fail. */
  photoFailure: unknown = null;
  readonly #root: RootStore;
  readonly #api: ReturnType<typeof createProfileApi>;

  constructor(root: RootStore) {
    this.#root = root;
    this.#api = createProfileApi(root.http);
    makeAutoObservable(this, { photoFailure: observableRef }, { autoBind: true });
  }

  get profile(): OwnProfile | undefined {
    return this.#root.session.user?.profile;
  }

  /** Uploads a photo, unless another upload is in progress. */
  async addPhoto(file: File): Promise<void> {
    if (this.isUploading) return;
    this.setUploadState(true);
    try {
      const photo = await this.#api.addPhoto(file);
      const { profile } = this;
      if (profile)
        this.#root.session.patch({ profile: { ...profile, main_image: profile.main_image ?? photo, photos: [...profile.photos, photo] } });
      this.setUploadState(false);
    } catch (error) {
      this.setUploadState(false, error);
    }
  }

  async save({ interests, about_me }: ProfileValues): Promise<void> {
    const notes = { about_me: about_me.trim() || null, looking_for: this.profile?.notes.looking_for ?? null };
    this.#root.session.patch({ profile: await this.#api.save({ interests, notes }) });
  }

  setUploadState(isUploading: boolean, failure: unknown = null): void {
    this.isUploading = isUploading;
    this.photoFailure = failure;
  }
}

export const { use: useCompleteSignupStore } = defineSlice('complete-signup@1', (store) => new CompleteSignupStore(store));
