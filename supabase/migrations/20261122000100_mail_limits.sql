-- How many mails a mailbox gets, and which are still owed.
--
-- Anybody may type anybody's address, so what a mailbox gets is limited here, where no
-- restart and no second Worker forgets it: after each mail a longer pause (1 minute, 10
-- minutes, 1 hour, 4 hours), and in 24 hours at most 3 mails, or 5 to an address that
-- has confirmed. A request within a pause is served by the mail that is out.

create table public.newsletter_mails (
  -- Keyed hash of the mailbox, the same for all spellings of its address (worker/newsletter/to-mailbox.ts).
  mailbox text not null check (length(mailbox) between 1 and 254),
  -- However often a request is tried, it counts once.
  request_id uuid not null,
  counted_at timestamptz not null default now(),
  primary key (mailbox, request_id)
);

create index newsletter_mails_by_age on public.newsletter_mails (counted_at);

comment on table public.newsletter_mails is 'Mails of the last 24 hours, to limit them. Reached through functions only.';

alter table public.newsletter_mails enable row level security;
revoke all on table public.newsletter_mails from public, anon, authenticated, service_role;

-- Nobody sees a row by any role that the API has: what row-level security does by itself, said aloud.
create policy nobody on public.newsletter_mails for all to public using (false) with check (false);
create policy nobody on public.subscribers for all to public using (false) with check (false);

-- Records a request to subscribe. Answers what is to be done about the email with
-- the link: `send` it, `none` (it is sent, another request's email serves this one, or
-- the mailbox has had enough), or `wait` (somebody is sending it right now).
--
-- A request is one use of the form, named by p_request_id; it may come again, from
-- the queue or the sweep, any number of times and at once. At most one request holds
-- the claim on the email. A caller that will send it (p_is_sender) has eight seconds
-- alone; after them, whether it was sent is read from Supabase Auth's own record.
create function public.accept_request(
  p_email text,
  p_mailbox text,
  p_request_id uuid,
  p_requested_at timestamptz,
  p_source text,
  p_consent_version text,
  p_is_sender boolean
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  c_pauses constant interval[] := array['1 minute', '10 minutes', '1 hour', '4 hours'];
  v_requested_at timestamptz := least(p_requested_at, now());
  v_subscriber public.subscribers;
  v_is_new boolean;
  v_returns boolean;
  v_is_claimed boolean;
  v_count integer;
  v_last timestamptz;
begin
  -- Several spellings of one mailbox are several rows: they are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(p_mailbox, 0));

  -- The privacy policy promises it: what was never confirmed is not kept.
  delete from public.subscribers where status = 'pending' and consent_at < now() - interval '30 days';
  delete from public.newsletter_mails where counted_at < now() - interval '24 hours';

  insert into public.subscribers (email, source, consent_version, consent_at)
  values (lower(p_email), p_source, p_consent_version, v_requested_at)
  on conflict (email) do nothing;
  v_is_new := found;

  select * into strict v_subscriber
  from public.subscribers
  where email = lower(p_email)
  for update;

  -- A late delivery must not undo an unsubscription that came after it.
  if v_subscriber.status = 'unsubscribed' and v_subscriber.unsubscribed_at >= v_requested_at then
    return 'none';
  end if;

  v_returns := v_subscriber.status = 'unsubscribed';
  if v_returns then
    update public.subscribers
    set status = 'pending',
        source = p_source,
        consent_version = p_consent_version,
        consent_at = v_requested_at,
        confirmed_at = null,
        updated_at = now()
    where id = v_subscriber.id;
  end if;

  v_is_claimed := v_subscriber.mail_request_id is not distinct from p_request_id;
  if v_is_claimed then
    -- Sent since the last sender began, eight seconds before its lease ended? One
    -- second more is for the clocks of Auth and the database.
    if exists (
      select 1
      from auth.users
      where email = lower(p_email)
        and greatest(confirmation_sent_at, recovery_sent_at)::timestamptz
          >= v_subscriber.mail_leased_until - interval '9 seconds'
    ) then
      return 'none';
    end if;
    if v_subscriber.mail_leased_until > now() then
      return 'wait';
    end if;
  elsif v_requested_at <= v_subscriber.mail_claimed_at then
    -- Older than the request that has the claim: its email serves both.
    return 'none';
  end if;

  if not exists (
    select 1 from public.newsletter_mails where mailbox = p_mailbox and request_id = p_request_id
  ) then
    select count(*), max(counted_at) into v_count, v_last from public.newsletter_mails where mailbox = p_mailbox;
    -- Who has ended a subscription holds its token, so the pause is not for them; the day's number is.
    if v_count >= (case when v_subscriber.status = 'confirmed' then 5 else 3 end)
      or (not v_returns and now() < v_last + c_pauses[v_count])
    then
      if v_is_new then
        -- Another spelling of a mailbox that has its mail.
        delete from public.subscribers where id = v_subscriber.id;
      elsif v_returns then
        -- Their link is owed: the sweep sends it when the day is over (list_unsent).
        update public.subscribers
        set mail_request_id = p_request_id, mail_claimed_at = now(), mail_leased_until = null
        where id = v_subscriber.id;
      end if;
      return 'none';
    end if;
    insert into public.newsletter_mails (mailbox, request_id) values (p_mailbox, p_request_id);
  end if;

  update public.subscribers
  set mail_request_id = p_request_id,
      mail_claimed_at = case when v_is_claimed then mail_claimed_at else now() end,
      mail_leased_until = case when p_is_sender then now() + interval '8 seconds' end,
      updated_at = now()
  where id = v_subscriber.id;
  return 'send';
end;
$$;

-- For a Worker of before this migration, which knows nothing of mailboxes.
create or replace function public.request_subscription(
  p_email text,
  p_request_id uuid,
  p_requested_at timestamptz,
  p_source text,
  p_consent_version text,
  p_is_sender boolean
) returns text
language sql
security definer
set search_path = ''
as $$
  select public.accept_request(
    p_email, lower(p_email), p_request_id, p_requested_at, p_source, p_consent_version, p_is_sender
  );
$$;

-- Requests of the last three days that were accepted and whose mail never left: a queue
-- lost them, or the process that held them died. Oldest first.
create function public.list_unsent(p_limit integer)
returns table (email text, request_id uuid, requested_at timestamptz, source text, consent_version text)
language sql
stable
security definer
set search_path = ''
as $$
  select s.email, s.mail_request_id, s.consent_at, s.source, s.consent_version
  from public.subscribers s
  where s.status = 'pending'
    and s.mail_request_id is not null
    and s.mail_claimed_at > now() - interval '3 days'
    and (s.mail_leased_until is null or s.mail_leased_until <= now())
    and not exists (
      select 1
      from auth.users u
      where u.email = s.email
        and greatest(u.confirmation_sent_at, u.recovery_sent_at)::timestamptz
          >= coalesce(s.mail_leased_until - interval '9 seconds', s.mail_claimed_at)
    )
  order by s.mail_claimed_at
  limit least(p_limit, 1000);
$$;

revoke all on function public.accept_request(text, text, uuid, timestamptz, text, text, boolean) from public, anon, authenticated;
revoke all on function public.list_unsent(integer) from public, anon, authenticated;
grant execute on function public.accept_request(text, text, uuid, timestamptz, text, text, boolean) to service_role;
grant execute on function public.list_unsent(integer) to service_role;
