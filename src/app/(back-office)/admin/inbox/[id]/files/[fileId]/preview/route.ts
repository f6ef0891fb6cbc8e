export { inquiryFilePreview as GET } from '@/features/back-office/inquiry-file-endpoints';
