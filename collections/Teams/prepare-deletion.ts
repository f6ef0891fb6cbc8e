import type { CollectionBeforeDeleteHook } from 'payload';
import { prepareTeamDeletion } from '@/modules/team/prepare-team-deletion';

export const prepareDeletion: CollectionBeforeDeleteHook = ({ id, req }) => prepareTeamDeletion(req, String(id));
