import type { PhotoReason, PhotoStatus } from '@rendezvous/shared/contract';
import type { ColumnType } from 'kysely';

export interface PhotosTable {
  id: string;
  member_id: string;
  position: number;
  status: PhotoStatus;
  ratio: number;
  placeholder: string | null;
  origin: 'seed' | 'upload';
  art_seed: number | null;
  /** SHA-256 of the file as it was uploaded. */
  fingerprint: ColumnType<string | null, string | undefined, never>;
  /** Reason for a rejection; null otherwise. */
  reason: ColumnType<PhotoReason | null, PhotoReason | null | undefined, PhotoReason | null>;
  created_at: number;
}
