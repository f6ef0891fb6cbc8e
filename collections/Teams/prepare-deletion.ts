import type { CollectionBeforeDeleteHook } from 'payload';
import { prepareClubDeletion } from '@/features/back-office/operations/clubs/delete-club';

export const prepareDeletion: CollectionBeforeDeleteHook = ({ id, req }) => prepareClubDeletion(req, String(id));
