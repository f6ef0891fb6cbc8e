import type { Message } from '@/domain/text/message';

export const WEBHOOK_SAVED: Message = { title: '✅ Webhook Saved' };
export const WEBHOOK_DELETED: Message = { title: '✅ Webhook Deleted' };
export const WEBHOOK_PAUSED: Message = { title: '✅ Webhook Paused', description: 'Events wait until it is resumed.' };
export const WEBHOOK_RESUMED: Message = { title: '✅ Webhook Resumed' };
export const EVENT_QUEUED: Message = { title: '✅ Event Queued', description: 'It is sent within seconds.' };

export const eventsQueued = (events: number): Message => ({
  title: events === 0 ? 'No Events' : '✅ Events Queued',
  description:
    events === 0
      ? 'There is nothing to send again in this time.'
      : events === 1
        ? 'One event is sent again.'
        : `${events} events are sent again.`,
});
