-- What a stranger who types other people's addresses can do, limited further.
--
-- Every part of a mailbox's own limits (20261122000100) holds as before. On top of them: each name at a domain of
-- one's own is a mailbox, so mails are counted by domain, too, and by client, and in all. An address that Supabase
-- Auth refuses does not stand in the way of others. And a request for an address that has unsubscribed changes
-- nothing of its row until the owner presses the link.

alter table public.newsletter_mails
  -- Keyed hashes like the mailbox. Null: a provider that gives mailboxes to everybody, or a request of the sweep.
  add column domain text check (length(domain) between 1 and 64),
  add column client text check (length(client) between 1 and 64);

-- Without defaults, so that backups of before can be restored.
alter table public.subscribers
  -- A request to come back, of an address that has unsubscribed: it waits here for the owner's press.
  add column return_requested_at timestamptz,
  add column return_source text check (length(return_source) between 1 and 64),
  add column return_consent_version text check (length(return_consent_version) between 1 and 32),
  -- When somebody last tried to send the mail, and how often Supabase Auth has refused the address.
  add column mail_tried_at timestamptz,
  add column mail_refusals smallint;

-- Rows that a request has turned back to `pending` are unsubscribed ones whose owner has not pressed yet.
update public.subscribers
set status = 'unsubscribed',
    return_requested_at = consent_at,
    return_source = source,
    return_consent_version = consent_version
where status = 'pending' and unsubscribed_at is not null;

-- As before, and two answers more: `limit` (the domain or the client has had its mails of the day) and `brake` (so
-- have all together). After these nothing is stored.
drop function public.accept_request(text, text, uuid, timestamptz, text, text, boolean);
create function public.accept_request(
  p_email text,
  p_mailbox text,
  p_request_id uuid,
  p_requested_at timestamptz,
  p_source text,
  p_consent_version text,
  p_is_sender boolean,
  p_domain text default null,
  p_client text default null,
  p_mails_a_day integer default 1000
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  c_pauses constant interval[] := array['1 minute', '10 minutes', '1 hour', '4 hours'];
  c_mails_a_domain constant integer := 20;
  c_mails_a_client constant integer := 20;
  v_requested_at timestamptz := least(p_requested_at, now());
  v_subscriber public.subscribers;
  v_is_new boolean;
  v_returns boolean;
  v_is_claimed boolean;
  v_count integer;
  v_last timestamptz;
  v_answer text;
begin
  -- Domains, clients and spellings of a mailbox share their numbers: requests are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('newsletter_mails', 0));

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
  v_returns := v_subscriber.status = 'unsubscribed' and v_subscriber.return_requested_at is null;

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
    -- What is not about the mailbox comes first: whoever has reached it learns nothing about one.
    v_answer := case
      when (select count(*) from public.newsletter_mails) >= p_mails_a_day then 'brake'
      when (select count(*) from public.newsletter_mails where domain = p_domain) >= c_mails_a_domain then 'limit'
      when (select count(*) from public.newsletter_mails where client = p_client) >= c_mails_a_client then 'limit'
      -- Who has ended a subscription holds its token, so the pause is not for them; the day's number is.
      when v_count >= (case when v_subscriber.status = 'confirmed' then 5 else 3 end)
        or (not v_returns and now() < v_last + c_pauses[v_count]) then 'none'
    end;
    if v_answer is not null then
      if v_is_new then
        -- Another spelling of a mailbox that has its mail, or a limit.
        delete from public.subscribers where id = v_subscriber.id;
      elsif v_returns and v_answer = 'none' then
        -- Their link is owed: the sweep sends it when the day is over (list_unsent).
        update public.subscribers
        set return_requested_at = v_requested_at,
            return_source = p_source,
            return_consent_version = p_consent_version,
            mail_request_id = p_request_id,
            mail_claimed_at = now(),
            mail_leased_until = null,
            mail_refusals = null
        where id = v_subscriber.id;
      elsif v_is_claimed then
        update public.subscribers set mail_tried_at = now() where id = v_subscriber.id;
      end if;
      return v_answer;
    end if;
    insert into public.newsletter_mails (mailbox, request_id, domain, client)
    values (p_mailbox, p_request_id, p_domain, p_client);
  end if;

  update public.subscribers
  set return_requested_at = case when v_returns then v_requested_at else return_requested_at end,
      return_source = case when v_returns then p_source else return_source end,
      return_consent_version = case when v_returns then p_consent_version else return_consent_version end,
      mail_request_id = p_request_id,
      mail_claimed_at = case when v_is_claimed then mail_claimed_at else now() end,
      mail_leased_until = case when p_is_sender then now() + interval '8 seconds' end,
      mail_tried_at = case when p_is_sender then now() else mail_tried_at end,
      mail_refusals = case when v_is_claimed then mail_refusals end,
      updated_at = now()
  where id = v_subscriber.id;
  return 'send';
end;
$$;

-- Supabase Auth has refused the address of a request: list_unsent gives it up after the third time.
create function public.note_refusal(p_email text, p_request_id uuid) returns integer
language sql
security definer
set search_path = ''
as $$
  update public.subscribers
  set mail_refusals = coalesce(mail_refusals, 0) + 1, updated_at = now()
  where email = lower(p_email) and mail_request_id = p_request_id
  returning mail_refusals::integer;
$$;

-- As before, but those that were tried go behind those that were not, and refused ones are given up.
create or replace function public.list_unsent(p_limit integer)
returns table (email text, request_id uuid, requested_at timestamptz, source text, consent_version text)
language sql
stable
security definer
set search_path = ''
as $$
  select
    s.email,
    s.mail_request_id,
    coalesce(s.return_requested_at, s.consent_at),
    coalesce(s.return_source, s.source),
    coalesce(s.return_consent_version, s.consent_version)
  from public.subscribers s
  where (s.status = 'pending' or (s.status = 'unsubscribed' and s.return_requested_at is not null))
    and s.mail_request_id is not null
    and s.mail_claimed_at > now() - interval '3 days'
    and coalesce(s.mail_refusals, 0) < 3
    and (s.mail_leased_until is null or s.mail_leased_until <= now())
    and not exists (
      select 1
      from auth.users u
      where u.email = s.email
        and greatest(u.confirmation_sent_at, u.recovery_sent_at)::timestamptz
          >= coalesce(s.mail_leased_until - interval '9 seconds', s.mail_claimed_at)
    )
  order by coalesce(s.mail_tried_at, s.mail_claimed_at)
  limit least(p_limit, 1000);
$$;

-- As before; a request to come back ends with the subscription.
create or replace function public.end_subscription(p_token text, p_requested_at timestamptz) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_status text;
begin
  update public.subscribers
  set status = 'unsubscribed',
      unsubscribed_at = least(p_requested_at, now()),
      return_requested_at = null,
      return_source = null,
      return_consent_version = null,
      updated_at = now()
  where unsubscribe_token = p_token
    and (status <> 'unsubscribed' or return_requested_at is not null)
    and coalesce(return_requested_at, consent_at) <= p_requested_at;

  select status into v_status from public.subscribers where unsubscribe_token = p_token;
  return coalesce(v_status, 'unknown');
end;
$$;

-- As before; what was agreed to is what the request to come back said.
create or replace function public.confirm_subscription(p_email text)
returns table (status text, unsubscribe_token text)
language sql
security definer
set search_path = ''
as $$
  update public.subscribers s
  set status = 'confirmed',
      confirmed_at = now(),
      consent_at = coalesce(s.return_requested_at, s.consent_at),
      source = coalesce(s.return_source, s.source),
      consent_version = coalesce(s.return_consent_version, s.consent_version),
      return_requested_at = null,
      return_source = null,
      return_consent_version = null,
      updated_at = now()
  where s.email = lower(p_email)
    and (s.status = 'pending' or (s.status = 'unsubscribed' and s.return_requested_at is not null));

  select s.status, s.unsubscribe_token from public.subscribers s where s.email = lower(p_email);
$$;

create or replace function public.confirm_subscriber() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.confirm_subscription(new.email);
  update auth.users set encrypted_password = '' where id = new.id and coalesce(encrypted_password, '') <> '';
  -- The session of this very link is begun after this, in the same transaction.
  delete from auth.sessions where user_id = new.id;
  return null;
end;
$$;

-- As before, and a request to come back is forgotten like any that nobody confirmed. Its row stays: it says that the
-- owner wants no letters, and the links in old ones go on working.
create or replace function public.forget_expired() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_requests integer;
  v_returns integer;
  v_users integer;
begin
  delete from public.newsletter_mails where counted_at < now() - interval '24 hours';
  delete from public.subscribers where status = 'pending' and consent_at < now() - interval '30 days';
  get diagnostics v_requests = row_count;
  update public.subscribers
  set return_requested_at = null, return_source = null, return_consent_version = null
  where return_requested_at < now() - interval '30 days';
  get diagnostics v_returns = row_count;
  -- A user may be older than the request that is waiting for its mail: only those without a row go.
  delete from auth.users u
  where u.created_at::timestamptz < now() - interval '30 days'
    and not exists (select 1 from public.subscribers s where s.email = lower(u.email));
  get diagnostics v_users = row_count;
  return v_requests + v_returns + v_users;
end;
$$;

revoke all on function public.accept_request(text, text, uuid, timestamptz, text, text, boolean, text, text, integer) from public, anon, authenticated;
revoke all on function public.note_refusal(text, uuid) from public, anon, authenticated;
grant execute on function public.accept_request(text, text, uuid, timestamptz, text, text, boolean, text, text, integer) to service_role;
grant execute on function public.note_refusal(text, uuid) to service_role;
