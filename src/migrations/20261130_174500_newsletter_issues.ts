import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Issues, who was sent each, and readers whose mailbox refuses emails. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table newsletter_issues (
      id uuid primary key default gen_random_uuid(),
      page_id uuid references cms_pages (id) on delete set null,
      subject text not null,
      preheader text not null default '',
      status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
      revision integer not null default 1,
      html text,
      body text,
      send_at timestamptz,
      started_at timestamptz,
      finished_at timestamptz,
      by_name text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (status = 'draft' or (html is not null and body is not null and send_at is not null))
    );
    create index newsletter_issues_due on newsletter_issues (send_at) where status in ('scheduled', 'sending');
    create table newsletter_sends (
      issue_id uuid not null references newsletter_issues (id) on delete cascade,
      subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
      queued_at timestamptz not null default now(),
      sent_at timestamptz,
      failure text,
      primary key (issue_id, subscriber_id)
    );
    create index newsletter_sends_subscriber on newsletter_sends (subscriber_id);
    create table newsletter_bounces (
      subscriber_id uuid primary key references newsletter_subscribers (id) on delete cascade,
      reason text not null,
      created_at timestamptz not null default now()
    );
    create index mail_messages_issues on mail_messages (created_at) where template = 'newsletter-issue' and sent_at is null;

    create function newsletter_sent() returns trigger language plpgsql as $body$
    begin
      update newsletter_sends set sent_at = new.sent_at, failure = case when new.sent_at is null then new.last_error end
       where issue_id = (new.data ->> 'issueId')::uuid and subscriber_id = (new.data ->> 'subscriberId')::uuid;
      return null;
    end $body$;
    create trigger mail_messages_newsletter after update on mail_messages for each row
      when (new.template = 'newsletter-issue' and (new.sent_at, new.last_error) is distinct from (old.sent_at, old.last_error))
      execute function newsletter_sent();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger mail_messages_newsletter on mail_messages;
    drop function newsletter_sent;
    drop index mail_messages_issues;
    drop table newsletter_bounces;
    drop table newsletter_sends;
    drop table newsletter_issues;
  `);
}
