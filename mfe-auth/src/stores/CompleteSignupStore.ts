import type { InterestKey, OwnProfile } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { profileApi } from '../api/profileApi';

interface Words {
  interests: InterestKey[];
  about_me: string;
}

/** The last step of sign-up: photo, interests and a few words, all optional. */
export class CompleteSignupStore {
  isUploading = false;
  /** Why the last photo was rejected. */
  photoFailure: unknown = null;
  readonly #root: RootStore;
  readonly #api: ReturnType<typeof profileApi>;

  constructor(root: RootStore) {
    this.#root = root;
    this.#api = profileApi(root.http);
    makeAutoObservable(this, { photoFailure: observableRef }, { autoBind: true });
  }

  get profile(): OwnProfile | undefined {
    return this.#root.session.user?.profile;
  }

  /** Uploads photos, one at a time. */
  async addPhoto(file: File): Promise<void> {
    if (this.isUploading) return;
    this.setUpload(true);
    try {
      const photo = await this.#api.addPhoto(file);
      const { profile } = this;
      if (profile)
        this.#root.session.patch({ profile: { ...profile, main_image: profile.main_image ?? photo, photos: [...profile.photos, photo] } });
      this.setUpload(false);
    } catch (error) {
      this.setUpload(false, error);
    }
  }

  async save({ interests, about_me }: Words): Promise<void> {
    const notes = { about_me: about_me.trim() || null, looking_for: this.profile?.notes.looking_for ?? null };
    this.#root.session.patch({ profile: await this.#api.save({ interests, notes }) });
  }

  setUpload(isUploading: boolean, failure: unknown = null): void {
    this.isUploading = isUploading;
    this.photoFailure = failure;
  }
}
