export { uploadTemplate as POST } from '@/areas/back-office/settings/templates/template-endpoints';
