export { deleteProfile as DELETE, uploadProfile as POST } from '@/areas/back-office/settings/output-profile-endpoints';
