import type { ApiBody, OwnProfile } from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { deletePhoto, readOwnProfile, saveOwnProfile, uploadPhoto } from '../api/membersApi';

/** The member's own profile while it is being edited. */
export class OwnProfileStore {
  profile: OwnProfile | null = null;
  error: unknown = null;
  isUploading = false;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { profile: observableRef, error: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.setError(null);
    try {
      this.setProfile(await readOwnProfile(this.#root.http));
    } catch (error) {
      this.setError(error);
    }
  }

  /** Saves changes; rejects with the api's error, so that the form can show it next to the fields. */
  async save(changes: ApiBody<'PUT /api/profile.php'>): Promise<void> {
    this.setProfile(await saveOwnProfile(this.#root.http, changes));
  }

  async addPhoto(file: File): Promise<void> {
    this.setUploading(true);
    try {
      await uploadPhoto(this.#root.http, file);
      await Promise.all([this.load(), this.#root.session.refresh()]);
    } catch (error) {
      this.#root.toasts.showError(error);
    } finally {
      this.setUploading(false);
    }
  }

  async removePhoto(id: string): Promise<void> {
    try {
      await deletePhoto(this.#root.http, id);
      await Promise.all([this.load(), this.#root.session.refresh()]);
    } catch (error) {
      this.#root.toasts.showError(error);
    }
  }

  setUploading(uploading: boolean): void {
    this.isUploading = uploading;
  }

  setProfile(profile: OwnProfile): void {
    this.profile = profile;
    this.#root.session.patch({ profile });
  }

  setError(error: unknown): void {
    this.error = error;
  }
}

export const { use: useOwnProfileStore } = defineSlice('ownProfile@1', (store) => new OwnProfileStore(store));
