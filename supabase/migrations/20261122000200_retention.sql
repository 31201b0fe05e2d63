-- What is kept only for a while is forgotten by the clock, too, and not only when the next request comes: the Worker's
-- sweep calls this every five minutes. With an address that has no subscription any more goes its user in Supabase
-- Auth, who would keep it for ever. (The project is the newsletter's alone: docs/newsletter.md.)
create function public.forget_expired() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_requests integer;
  v_users integer;
begin
  delete from public.newsletter_mails where counted_at < now() - interval '24 hours';
  delete from public.subscribers where status = 'pending' and consent_at < now() - interval '30 days';
  get diagnostics v_requests = row_count;
  -- A user may be older than the request that is waiting for its mail: only those without a row go.
  delete from auth.users u
  where u.created_at::timestamptz < now() - interval '30 days'
    and not exists (select 1 from public.subscribers s where s.email = lower(u.email));
  get diagnostics v_users = row_count;
  return v_requests + v_users;
end;
$$;

revoke all on function public.forget_expired() from public, anon, authenticated;
grant execute on function public.forget_expired() to service_role;
