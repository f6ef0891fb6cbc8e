export const SAMPLE_CREST = 'Your crest';
export const SAMPLE_SPONSOR = 'YOUR SPONSOR';
export const SAMPLE_TEAM = 'YOUR TEAM';
